#include "window_color_scheme.h"

#define PORTAL_NAME "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define PORTAL_INTERFACE "org.freedesktop.portal.Settings"

typedef struct {
    char *namespace;
    char *key;
    void (*changed)(void *context, guint32 preference);
    void *context;
} Watch;

// Portals wrap the value into one variant or, when asked by the older `Read`, into two.
static void report(Watch *watch, GVariant *value) {
    g_variant_ref(value);
    while (g_variant_is_of_type(value, G_VARIANT_TYPE_VARIANT)) {
        GVariant *inner = g_variant_get_variant(value);
        g_variant_unref(value);
        value = inner;
    }
    if (g_variant_is_of_type(value, G_VARIANT_TYPE_UINT32)) watch->changed(watch->context, g_variant_get_uint32(value));
    if (g_variant_is_of_type(value, G_VARIANT_TYPE_BOOLEAN)) watch->changed(watch->context, g_variant_get_boolean(value) ? 1 : 0);
    g_variant_unref(value);
}

static void setting_changed(GDBusConnection *bus, const char *sender, const char *path, const char *interface,
                            const char *signal, GVariant *parameters, gpointer data) {
    if (!g_variant_is_of_type(parameters, G_VARIANT_TYPE("(ssv)"))) return;
    const char *namespace, *key;
    GVariant *value;
    g_variant_get(parameters, "(&s&sv)", &namespace, &key, &value);
    const Watch *watch = data;
    if (g_str_equal(namespace, watch->namespace) && g_str_equal(key, watch->key)) report(data, value);
    g_variant_unref(value);
}

static void was_read(GObject *bus, GAsyncResult *result, gpointer data) {
    GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, NULL);
    // No portal, or one without this setting: the toolkit's own setting decides.
    if (!answer) return;
    GVariant *value = g_variant_get_child_value(answer, 0);
    report(data, value);
    g_variant_unref(value);
    g_variant_unref(answer);
}

static void has_bus(GObject *source, GAsyncResult *result, gpointer data) {
    // Kept for the life of the program, as the settings are.
    GDBusConnection *bus = g_bus_get_finish(result, NULL);
    if (!bus) return;
    g_dbus_connection_set_exit_on_close(bus, FALSE);
    const Watch *watch = data;
    g_dbus_connection_signal_subscribe(bus, PORTAL_NAME, PORTAL_INTERFACE, "SettingChanged", PORTAL_PATH, watch->namespace,
                                       G_DBUS_SIGNAL_FLAGS_NONE, setting_changed, data, NULL);
    g_dbus_connection_call(bus, PORTAL_NAME, PORTAL_PATH, PORTAL_INTERFACE, "Read",
                           g_variant_new("(ss)", watch->namespace, watch->key), G_VARIANT_TYPE("(v)"), G_DBUS_CALL_FLAGS_NONE, 5000,
                           NULL, was_read, data);
}

gboolean dovetail_has_session_bus(void) {
    const char *address = g_getenv("DBUS_SESSION_BUS_ADDRESS");
    if (address && *address) return TRUE;
    char *socket = g_build_filename(g_get_user_runtime_dir(), "bus", NULL);
    gboolean exists = g_file_test(socket, G_FILE_TEST_EXISTS);
    g_free(socket);
    return exists;
}

void dovetail_setting_watch(const char *namespace, const char *key, void (*changed)(void *context, guint32 preference), void *context) {
    // GIO would start a bus of its own where there is none.
    if (!dovetail_has_session_bus()) return;
    Watch *watch = g_new(Watch, 1);
    *watch = (Watch){g_strdup(namespace), g_strdup(key), changed, context};
    g_bus_get(G_BUS_TYPE_SESSION, NULL, has_bus, watch);
}
