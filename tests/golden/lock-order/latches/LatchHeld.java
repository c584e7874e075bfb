// run: scan --only lock-order
// expect: lock-order
// Server.start() awaits the ready latch inside synchronized(config); the worker must enter synchronized(config) before countDown.
import java.util.Properties;
import java.util.concurrent.CountDownLatch;

public class LatchHeld {
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
            String port;
            synchronized (config) {
                port = props.getProperty("port");
            }
            System.out.println("listening on " + port);
            ready.countDown();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new Server().start();
    }
}
// corpus: unseen
