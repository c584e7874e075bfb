// run: scan --only atomicity
// expect: none
// The only mutator calls Endpoint.set* inside the Router monitor, which all readers of both fields hold too.
public class WriterHoldsContext {
    static class Endpoint {
        private String host = "h";
        private int port = 80;
        synchronized void host(String h) { host = h; }
        synchronized void port(int p) { port = p; }
        synchronized String host() { return host; }
        synchronized int port() { return port; }
    }

    static class Router {
        private final Endpoint e = new Endpoint();
        synchronized void reroute(String h, int p) {
            e.host(h);
            e.port(p);
        }
        synchronized String target() { return e.host() + ":" + e.port(); }
    }

    public static void main(String[] args) throws Exception {
        Router r = new Router();
        Thread t = new Thread(() -> { for (int i = 0; i < 100; i++) r.reroute("h" + i, i); });
        t.start();
        for (int i = 0; i < 100; i++) System.out.println(r.target());
        t.join();
    }
}
// corpus: unseen
