/** True only in builds that play recorded views without a server. */
declare const __MOCK__: boolean;
