// run: scan --only atomicity
// expect: atomicity method=EndpointReload$ConfigLoader.apply line=here
// ConfigLoader.reload (context reloadLock): Endpoint.setHost and setPort are two write sections, client reads address between.
public class EndpointReload {
    static class Endpoint {
        private String host = "a";
        private int port = 1;
        synchronized void setHost(String h) { host = h; }
        synchronized void setPort(int p) { port = p; }
        synchronized String address() { return host + ":" + port; }
    }

    static class ConfigLoader {
        private final Object reloadLock = new Object();
        private final Endpoint ep;
        private int generation;
        ConfigLoader(Endpoint e) { ep = e; }
        void reload(String line) {
            synchronized (reloadLock) {
                String[] p = line.split(":");
                generation++;
                apply(p[0], Integer.parseInt(p[1]));
            }
        }
        private void apply(String h, int port) {
            ep.setHost(h);
            ep.setPort(port); // <- here
        }
    }

    public static void main(String[] args) {
        Endpoint e = new Endpoint();
        ConfigLoader l = new ConfigLoader(e);
        new Thread(() -> { for (int i = 0; i < 1000; i++) l.reload(i % 2 == 0 ? "a:1" : "b:2"); }).start();
        new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                String a = e.address();
                if (!a.equals("a:1") && !a.equals("b:2")) System.out.println("torn " + a);
            }
        }).start();
    }
}
// corpus: unseen
