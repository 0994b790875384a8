#if !__has_include(<webkit/webkit.h>)
#error "WebKitGTK 6 is not installed. On Debian and Ubuntu: apt-get install libwebkitgtk-6.0-dev pkg-config (or run `make deps`)."
#endif
#include <webkit/webkit.h>

// What Swift can't call: functions with any number of arguments, and macros.

/// A web view with what can be said only when it is made. `related` is the view that asked for it, or NULL: the others are its own then.
static inline GtkWidget *dovetail_web_view_new(WebKitWebView *related, WebKitWebContext *context,
                                               WebKitNetworkSession *session, WebKitUserContentManager *manager,
                                               WebKitSettings *settings) {
    GObject *view = related
        ? g_object_new(WEBKIT_TYPE_WEB_VIEW, "related-view", related, "user-content-manager", manager, "settings", settings,
                       NULL)
        : g_object_new(WEBKIT_TYPE_WEB_VIEW, "web-context", context, "network-session", session,
                       "user-content-manager", manager, "settings", settings, NULL);
    g_object_ref_sink(view);
    return (GtkWidget *)view;
}

static inline WebKitNavigationAction *dovetail_navigation_action(WebKitPolicyDecision *decision) {
    return webkit_navigation_policy_decision_get_navigation_action((WebKitNavigationPolicyDecision *)decision);
}

static inline WebKitURIRequest *dovetail_response_request(WebKitPolicyDecision *decision) {
    return webkit_response_policy_decision_get_request((WebKitResponsePolicyDecision *)decision);
}

static inline WebKitURIResponse *dovetail_response(WebKitPolicyDecision *decision) {
    return webkit_response_policy_decision_get_response((WebKitResponsePolicyDecision *)decision);
}

static inline gboolean dovetail_response_is_shown(WebKitPolicyDecision *decision) {
    return webkit_response_policy_decision_is_mime_type_supported((WebKitResponsePolicyDecision *)decision);
}

static inline gboolean dovetail_response_is_page(WebKitPolicyDecision *decision) {
    return webkit_response_policy_decision_is_main_frame_main_resource((WebKitResponsePolicyDecision *)decision);
}

static inline gulong dovetail_web_connect(gpointer object, const char *signal, void *handler, gpointer data) {
    return g_signal_connect_data(object, signal, (GCallback)handler, data, NULL, (GConnectFlags)0);
}

static inline void dovetail_web_disconnect(gpointer object, gpointer data) {
    g_signal_handlers_disconnect_matched(object, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, data);
}

static inline GError *dovetail_web_error(const char *message) {
    return g_error_new_literal(g_quark_from_static_string("dovetail-web"), 1, message);
}
