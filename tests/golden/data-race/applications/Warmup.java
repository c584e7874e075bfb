// Settings written before go.countDown() and read after go.await(); service fields before ready.countDown(), read after ready.await(); last write of settings also follows ready.await().
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

public class Warmup {

    static class Service implements Runnable {
        private final CountDownLatch go;
        private final CountDownLatch ready;
        private final Settings settings;
        private String address;
        private int threads;

        Service(CountDownLatch go, CountDownLatch ready, Settings settings) {
            this.go = go;
            this.ready = ready;
            this.settings = settings;
        }

        @Override
        public void run() {
            try {
                go.await();
                threads = settings.threads;
                address = settings.host + ":" + (9000 + threads);
                ready.countDown();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    static class Settings {
        String host;
        int threads;
    }

    public static void main(String[] args) throws InterruptedException {
        int n = 3;
        CountDownLatch go = new CountDownLatch(1);
        CountDownLatch ready = new CountDownLatch(n);
        Settings settings = new Settings();
        List<Service> services = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Service s = new Service(go, ready, settings);
            services.add(s);
            Thread t = new Thread(s, "service-" + i);
            t.setDaemon(true);
            t.start();
        }
        settings.host = "localhost";
        settings.threads = 8;
        go.countDown();
        ready.await();
        for (Service s : services) {
            System.out.println(s.address + " with " + s.threads);
        }
        settings.threads = 0;
    }
}
// corpus: unseen26
