// Written after countDown(), so main's read after await() is unordered with it (port is written before, ordered).
// run: scan --only data-race
// expect: data-race field=Bootstrap$Component.endpoint
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

public class Bootstrap {

    static class Component {
        private final String name;
        private final CountDownLatch ready;
        private int port;
        private String endpoint;

        Component(String name, CountDownLatch ready) {
            this.name = name;
            this.ready = ready;
        }

        void start(int basePort) {
            port = basePort + name.length();
            ready.countDown();
            endpoint = name + ":" + port;
        }

        int port() {
            return port;
        }

        String endpoint() {
            return endpoint;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        String[] names = {"db", "cache", "search"};
        CountDownLatch ready = new CountDownLatch(names.length);
        List<Component> components = new ArrayList<>();
        for (String name : names) {
            Component c = new Component(name, ready);
            components.add(c);
            new Thread(() -> c.start(8000), name).start();
        }
        ready.await();
        for (Component c : components) {
            System.out.println(c.endpoint() + " on " + c.port());
        }
    }
}
// corpus: unseen26
