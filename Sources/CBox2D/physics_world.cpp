#if !__has_include(<box2d/box2d.h>)
#error "Box2D is not installed. On Debian and Ubuntu: apt-get install libbox2d-dev (or run `make deps`)."
#endif

#include "physics_world.h"

#include <algorithm>
#include <box2d/box2d.h>
#include <vector>

static b2Vec2 vector(PhysicsVector value) { return b2Vec2(value.x, value.y); }
static PhysicsVector vector(const b2Vec2 &value) { return PhysicsVector{value.x, value.y}; }

struct PhysicsBody {
    b2Body *body;
    void *owner;
    PhysicsTraits traits;
};

static PhysicsBody *of(const b2Body *body) { return reinterpret_cast<PhysicsBody *>(const_cast<b2Body *>(body)->GetUserData().pointer); }
static PhysicsBody *of(b2Fixture *fixture) { return of(fixture->GetBody()); }

static bool collide(const PhysicsBody *first, const PhysicsBody *second) {
    return (first->traits.category & second->traits.collides_with) || (second->traits.category & first->traits.collides_with);
}

static bool report(const PhysicsBody *first, const PhysicsBody *second) {
    return (first->traits.category & second->traits.reports) || (second->traits.category & first->traits.reports);
}

struct PhysicsWorld final : b2ContactFilter, b2ContactListener {
    b2World world;
    std::vector<PhysicsTouch> touches, taken;

    explicit PhysicsWorld(b2Vec2 gravity) : world(gravity) {
        world.SetContactFilter(this);
        world.SetContactListener(this);
    }

    bool ShouldCollide(b2Fixture *first, b2Fixture *second) override {
        return collide(of(first), of(second)) || report(of(first), of(second));
    }

    void note(b2Contact *contact, bool begins) {
        PhysicsBody *first = of(contact->GetFixtureA()), *second = of(contact->GetFixtureB());
        if (!report(first, second)) return;
        b2WorldManifold manifold;
        contact->GetWorldManifold(&manifold);
        touches.push_back({first->owner, second->owner, begins, vector(manifold.points[0]), vector(manifold.normal), 0});
    }

    void BeginContact(b2Contact *contact) override { note(contact, true); }
    void EndContact(b2Contact *contact) override { note(contact, false); }

    void PreSolve(b2Contact *contact, const b2Manifold *) override {
        // Bodies that only tell of each other do not push.
        if (!collide(of(contact->GetFixtureA()), of(contact->GetFixtureB()))) contact->SetEnabled(false);
    }

    void PostSolve(b2Contact *contact, const b2ContactImpulse *impulse) override {
        void *first = of(contact->GetFixtureA())->owner, *second = of(contact->GetFixtureB())->owner;
        for (auto touch = touches.rbegin(); touch != touches.rend(); touch++) {
            if (touch->first != first || touch->second != second || !touch->begins) continue;
            for (int index = 0; index < impulse->count; index++)
                touch->impulse = std::max(touch->impulse, impulse->normalImpulses[index]);
            return;
        }
    }

    /// An owner that goes is told of no more.
    void forget(void *owner) {
        auto gone = [owner](const PhysicsTouch &touch) { return touch.first == owner || touch.second == owner; };
        touches.erase(std::remove_if(touches.begin(), touches.end(), gone), touches.end());
    }
};

PhysicsWorld *physics_world_make(PhysicsVector gravity) { return new PhysicsWorld(vector(gravity)); }

void physics_world_free(PhysicsWorld *world) {
    world->world.SetContactListener(nullptr);
    for (b2Body *body = world->world.GetBodyList(); body; body = body->GetNext()) delete of(body);
    delete world;
}

void physics_world_set_gravity(PhysicsWorld *world, PhysicsVector gravity) {
    world->world.SetGravity(vector(gravity));
    for (b2Body *body = world->world.GetBodyList(); body; body = body->GetNext()) body->SetAwake(true);
}

void physics_world_step(PhysicsWorld *world, float seconds) { world->world.Step(seconds, 8, 3); }

const PhysicsTouch *physics_world_take_touches(PhysicsWorld *world, int *count) {
    world->taken.swap(world->touches);
    world->touches.clear();
    *count = static_cast<int>(world->taken.size());
    return world->taken.data();
}

void physics_world_ray(
    PhysicsWorld *world, PhysicsVector from, PhysicsVector to, void *context,
    void (*found)(void *, void *, PhysicsVector, PhysicsVector)) {
    struct Ray final : b2RayCastCallback {
        void *context;
        void (*found)(void *, void *, PhysicsVector, PhysicsVector);
        float ReportFixture(b2Fixture *fixture, const b2Vec2 &point, const b2Vec2 &normal, float) override {
            found(context, of(fixture)->owner, vector(point), vector(normal));
            return 1;
        }
    } ray;
    ray.context = context;
    ray.found = found;
    b2Vec2 start = vector(from), end = vector(to);
    // Box2D asserts that a ray has a length.
    if ((end - start).LengthSquared() > 0) world->world.RayCast(&ray, start, end);
}

void physics_world_at(PhysicsWorld *world, PhysicsVector point, void *context, void (*found)(void *, void *)) {
    struct Query final : b2QueryCallback {
        b2Vec2 point;
        std::vector<PhysicsBody *> bodies;
        bool ReportFixture(b2Fixture *fixture) override {
            PhysicsBody *body = of(fixture);
            if (fixture->TestPoint(point) && std::find(bodies.begin(), bodies.end(), body) == bodies.end())
                bodies.push_back(body);
            return true;
        }
    } query;
    query.point = vector(point);
    b2AABB box;
    box.lowerBound = query.point - b2Vec2(0.001f, 0.001f);
    box.upperBound = query.point + b2Vec2(0.001f, 0.001f);
    world->world.QueryAABB(&query, box);
    for (PhysicsBody *body : query.bodies) found(context, body->owner);
}

PhysicsBody *physics_body_make(PhysicsWorld *world, void *owner, bool is_dynamic, PhysicsVector place, float angle) {
    PhysicsBody *self = new PhysicsBody();
    self->owner = owner;
    b2BodyDef definition;
    definition.type = is_dynamic ? b2_dynamicBody : b2_staticBody;
    definition.position = vector(place);
    definition.angle = angle;
    definition.userData.pointer = reinterpret_cast<uintptr_t>(self);
    self->body = world->world.CreateBody(&definition);
    return self;
}

void physics_body_free(PhysicsBody *self) {
    b2World *world = self->body->GetWorld();
    PhysicsWorld *owner = static_cast<PhysicsWorld *>(world->GetContactManager().m_contactListener);
    world->DestroyBody(self->body);
    if (owner) owner->forget(self->owner);
    delete self;
}

static void add(PhysicsBody *self, const b2Shape &shape, float density) {
    b2FixtureDef definition;
    definition.shape = &shape;
    definition.density = density;
    definition.friction = self->traits.friction;
    definition.restitution = self->traits.restitution;
    self->body->CreateFixture(&definition);
}

void physics_body_add_circle(PhysicsBody *self, float radius, PhysicsVector center, float density) {
    b2CircleShape shape;
    shape.m_radius = radius;
    shape.m_p = vector(center);
    add(self, shape, density);
}

void physics_body_add_polygon(PhysicsBody *self, const PhysicsVector *points, int count, float density) {
    if (count < 3 || count > b2_maxPolygonVertices) return;
    // Box2D takes corners that are close together for one, and asserts that three are left and that a polygon has an inside.
    b2Vec2 vertices[b2_maxPolygonVertices];
    int kept = 0;
    for (int index = 0; index < count; index++) {
        b2Vec2 point = vector(points[index]);
        bool is_known = false;
        for (int other = 0; other < kept && !is_known; other++)
            is_known = b2DistanceSquared(vertices[other], point) <= 0.25f * b2_linearSlop * b2_linearSlop;
        if (!is_known) vertices[kept++] = point;
    }
    float area = 0;
    for (int index = 0; index < kept; index++) area += b2Cross(vertices[index], vertices[(index + 1) % kept]);
    if (kept < 2) return;
    if (kept == 2 || std::abs(area) < 1e-6f) {
        // What is thinner than that is a line.
        b2EdgeShape line;
        line.SetTwoSided(vertices[0], vertices[kept - 1]);
        return add(self, line, density);
    }
    b2PolygonShape shape;
    shape.Set(vertices, kept);
    add(self, shape, density);
}

void physics_body_add_chain(PhysicsBody *self, const PhysicsVector *points, int count, bool is_loop) {
    std::vector<b2Vec2> vertices;
    for (int index = 0; index < count; index++) {
        b2Vec2 point = vector(points[index]);
        // Box2D asserts that neighbours are apart.
        if (vertices.empty() || b2DistanceSquared(vertices.back(), point) > b2_linearSlop * b2_linearSlop)
            vertices.push_back(point);
    }
    // Box2D's chains have one side; these lines have two.
    if (is_loop && vertices.size() > 2 &&
        b2DistanceSquared(vertices.back(), vertices.front()) > b2_linearSlop * b2_linearSlop)
        vertices.push_back(vertices.front());
    for (size_t index = 1; index < vertices.size(); index++) {
        b2EdgeShape shape;
        shape.SetTwoSided(vertices[index - 1], vertices[index]);
        add(self, shape, 0);
    }
}

PhysicsVector physics_body_place(const PhysicsBody *self) { return vector(self->body->GetPosition()); }
float physics_body_angle(const PhysicsBody *self) { return self->body->GetAngle(); }
void physics_body_set_place(PhysicsBody *self, PhysicsVector place, float angle) {
    self->body->SetTransform(vector(place), angle);
    self->body->SetAwake(true);
}
PhysicsVector physics_body_velocity(const PhysicsBody *self) { return vector(self->body->GetLinearVelocity()); }
void physics_body_set_velocity(PhysicsBody *self, PhysicsVector velocity) {
    self->body->SetLinearVelocity(vector(velocity));
}
float physics_body_turning(const PhysicsBody *self) { return self->body->GetAngularVelocity(); }
void physics_body_set_turning(PhysicsBody *self, float velocity) { self->body->SetAngularVelocity(velocity); }
bool physics_body_is_awake(const PhysicsBody *self) { return self->body->IsAwake(); }
void physics_body_set_awake(PhysicsBody *self, bool is_awake) { self->body->SetAwake(is_awake); }

void physics_body_set_traits(PhysicsBody *self, PhysicsTraits traits) {
    PhysicsTraits before = self->traits;
    self->traits = traits;
    b2Body *body = self->body;
    b2BodyType type = traits.is_dynamic ? b2_dynamicBody : b2_staticBody;
    if (body->GetType() != type) body->SetType(type);
    bool is_fixed = !traits.can_rotate;
    if (body->IsFixedRotation() != is_fixed) body->SetFixedRotation(is_fixed);
    body->SetGravityScale(traits.has_gravity ? 1 : 0);
    body->SetBullet(traits.is_precise);
    body->SetLinearDamping(traits.linear_damping);
    body->SetAngularDamping(traits.angular_damping);
    bool isFiltered = before.category != traits.category || before.collides_with != traits.collides_with ||
                      before.reports != traits.reports;
    for (b2Fixture *fixture = body->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
        fixture->SetFriction(traits.friction);
        fixture->SetRestitution(traits.restitution);
        if (fixture->GetDensity() > 0 && traits.density > 0) fixture->SetDensity(traits.density);
        if (isFiltered) fixture->Refilter();
    }
    body->ResetMassData();
}

void physics_body_push(PhysicsBody *self, PhysicsVector force, const PhysicsVector *at) {
    if (at) self->body->ApplyForce(vector(force), vector(*at), true);
    else self->body->ApplyForceToCenter(vector(force), true);
}
void physics_body_knock(PhysicsBody *self, PhysicsVector impulse, const PhysicsVector *at) {
    if (at) self->body->ApplyLinearImpulse(vector(impulse), vector(*at), true);
    else self->body->ApplyLinearImpulseToCenter(vector(impulse), true);
}
void physics_body_twist(PhysicsBody *self, float torque) { self->body->ApplyTorque(torque, true); }
void physics_body_spin(PhysicsBody *self, float impulse) { self->body->ApplyAngularImpulse(impulse, true); }

void physics_body_touching(const PhysicsBody *self, void *context, void (*found)(void *, void *)) {
    for (b2ContactEdge *edge = self->body->GetContactList(); edge; edge = edge->next)
        if (edge->contact->IsTouching()) found(context, of(edge->other)->owner);
}

PhysicsJoint *physics_joint_make(PhysicsWorld *world, const PhysicsJointPlan *plan) {
    b2Body *first = plan->first->body, *second = plan->second->body;
    b2Joint *joint = nullptr;
    switch (plan->kind) {
    case PHYSICS_PIN: {
        b2RevoluteJointDef definition;
        definition.Initialize(first, second, vector(plan->first_anchor));
        definition.enableLimit = plan->has_limits;
        definition.lowerAngle = plan->lower;
        definition.upperAngle = plan->upper;
        definition.enableMotor = plan->friction > 0;
        definition.maxMotorTorque = plan->friction;
        joint = world->world.CreateJoint(&definition);
        break;
    }
    case PHYSICS_FIXED: {
        b2WeldJointDef definition;
        definition.Initialize(first, second, vector(plan->first_anchor));
        joint = world->world.CreateJoint(&definition);
        break;
    }
    case PHYSICS_SLIDING: {
        b2PrismaticJointDef definition;
        b2Vec2 axis = vector(plan->axis);
        if (axis.Normalize() == 0) axis.Set(1, 0);
        definition.Initialize(first, second, vector(plan->first_anchor), axis);
        definition.enableLimit = plan->has_limits;
        definition.lowerTranslation = plan->lower;
        definition.upperTranslation = plan->upper;
        joint = world->world.CreateJoint(&definition);
        break;
    }
    case PHYSICS_SPRING: {
        b2DistanceJointDef definition;
        definition.Initialize(first, second, vector(plan->first_anchor), vector(plan->second_anchor));
        if (plan->frequency > 0) {
            b2LinearStiffness(definition.stiffness, definition.damping, plan->frequency, plan->damping, first, second);
            definition.minLength = 0;
            definition.maxLength = b2_maxFloat;
        }
        joint = world->world.CreateJoint(&definition);
        break;
    }
    case PHYSICS_LIMIT: {
        b2DistanceJointDef definition;
        definition.Initialize(first, second, vector(plan->first_anchor), vector(plan->second_anchor));
        definition.minLength = 0;
        definition.maxLength = std::max(plan->length, b2_linearSlop);
        // No spring: only the longest distance holds.
        definition.length = std::min(definition.length, definition.maxLength);
        definition.stiffness = 0.0001f;
        joint = world->world.CreateJoint(&definition);
        break;
    }
    }
    return reinterpret_cast<PhysicsJoint *>(joint);
}

void physics_joint_free(PhysicsWorld *world, PhysicsJoint *joint) {
    world->world.DestroyJoint(reinterpret_cast<b2Joint *>(joint));
}
