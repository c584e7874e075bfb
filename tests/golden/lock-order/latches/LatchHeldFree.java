// run: scan --only lock-order
// expect: none
// Start() awaits the latch under the config lock, but the worker counts down before it touches the config lock, so the wait always ends.
import java.util.Properties;
import java.util.concurrent.CountDownLatch;

public class LatchHeldFree {
    static class Server {
        private final Object config = new Object();
        private final Properties props = new Properties();
        private final CountDownLatch ready = new CountDownLatch(1);

        void start() throws InterruptedException {
            synchronized (config) {
                props.setProperty("port", "8080");
                new Thread(this::acceptLoop, "acceptor").start();
                ready.await();
                props.setProperty("state", "UP");
            }
        }

        private void acceptLoop() {
            System.out.println("bound");
            ready.countDown();
            String port;
            synchronized (config) {
                port = props.getProperty("port");
            }
            System.out.println("listening on " + port);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new Server().start();
    }
}
// corpus: unseen
