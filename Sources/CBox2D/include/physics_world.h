#ifndef DOVETAIL_PHYSICS_WORLD_H
#define DOVETAIL_PHYSICS_WORLD_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Box2D for callers that speak C. Lengths are metres, angles radians, times seconds. One thread at a time may use a world.

typedef struct PhysicsWorld PhysicsWorld;
typedef struct PhysicsBody PhysicsBody;
typedef struct PhysicsJoint PhysicsJoint;

typedef struct {
    float x, y;
} PhysicsVector;

/// Two bodies that begin or end to touch, as `owner`s.
typedef struct {
    void *first, *second;
    bool begins;
    /// Where, and in which direction from the first to the second.
    PhysicsVector point, normal;
    /// How hard, in newton-seconds, as far as the step has told; 0 for bodies that do not push each other.
    float impulse;
} PhysicsTouch;

PhysicsWorld *physics_world_make(PhysicsVector gravity);
/// Frees the world with its bodies and joints.
void physics_world_free(PhysicsWorld *world);
void physics_world_set_gravity(PhysicsWorld *world, PhysicsVector gravity);
void physics_world_step(PhysicsWorld *world, float seconds);
/// What began and ended to touch since the last call; the list is the world's, and lasts until its next step.
const PhysicsTouch *physics_world_take_touches(PhysicsWorld *world, int *count);
/// Calls for each body whose shape a line meets, in no order.
void physics_world_ray(
    PhysicsWorld *world, PhysicsVector from, PhysicsVector to, void *context,
    void (*found)(void *context, void *owner, PhysicsVector point, PhysicsVector normal));
/// Calls for each body whose shape has a point in itself.
void physics_world_at(
    PhysicsWorld *world, PhysicsVector point, void *context, void (*found)(void *context, void *owner));

PhysicsBody *physics_body_make(PhysicsWorld *world, void *owner, bool is_dynamic, PhysicsVector place, float angle);
void physics_body_free(PhysicsBody *body);
void physics_body_add_circle(PhysicsBody *body, float radius, PhysicsVector center, float density);
/// A convex shape of 3 to 8 points; nothing is added where they are not.
void physics_body_add_polygon(PhysicsBody *body, const PhysicsVector *points, int count, float density);
/// Lines that have no inside.
void physics_body_add_chain(PhysicsBody *body, const PhysicsVector *points, int count, bool is_loop);

PhysicsVector physics_body_place(const PhysicsBody *body);
float physics_body_angle(const PhysicsBody *body);
void physics_body_set_place(PhysicsBody *body, PhysicsVector place, float angle);
PhysicsVector physics_body_velocity(const PhysicsBody *body);
void physics_body_set_velocity(PhysicsBody *body, PhysicsVector velocity);
float physics_body_turning(const PhysicsBody *body);
void physics_body_set_turning(PhysicsBody *body, float velocity);
bool physics_body_is_awake(const PhysicsBody *body);
void physics_body_set_awake(PhysicsBody *body, bool is_awake);

/// What of a body may change at any time.
typedef struct {
    bool is_dynamic, can_rotate, has_gravity, is_precise;
    float linear_damping, angular_damping, friction, restitution, density;
    uint32_t category, collides_with, reports;
} PhysicsTraits;
void physics_body_set_traits(PhysicsBody *body, PhysicsTraits traits);

void physics_body_push(PhysicsBody *body, PhysicsVector force, const PhysicsVector *at);
void physics_body_knock(PhysicsBody *body, PhysicsVector impulse, const PhysicsVector *at);
void physics_body_twist(PhysicsBody *body, float torque);
void physics_body_spin(PhysicsBody *body, float impulse);
/// Calls for each body that one touches.
void physics_body_touching(const PhysicsBody *body, void *context, void (*found)(void *context, void *owner));

typedef enum { PHYSICS_PIN, PHYSICS_FIXED, PHYSICS_SLIDING, PHYSICS_SPRING, PHYSICS_LIMIT } PhysicsJointKind;
typedef struct {
    PhysicsJointKind kind;
    PhysicsBody *first, *second;
    /// Places in the world.
    PhysicsVector first_anchor, second_anchor, axis;
    bool has_limits;
    float lower, upper;
    /// Of a pin: the torque that rubs. Of a spring: how often it swings in a second, and how soon it comes to rest.
    float friction, frequency, damping;
    /// Of a limit: the longest distance.
    float length;
} PhysicsJointPlan;
PhysicsJoint *physics_joint_make(PhysicsWorld *world, const PhysicsJointPlan *plan);
/// A joint goes with its bodies, and must not be freed after one of them.
void physics_joint_free(PhysicsWorld *world, PhysicsJoint *joint);

#ifdef __cplusplus
}
#endif

#endif
