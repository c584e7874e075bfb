// run: scan --only stale-value
// expect: none
// a volatile flag that is only ever set to true is tested and set again: setting it twice is the same as once
class Service implements Runnable {
    private volatile boolean shutdown;
    private final String name;

    Service(String name) {
        this.name = name;
    }

    void shutdown() {
        shutdown = true;
    }

    @Override
    public void run() {
        int beats = 0;
        while (!shutdown) {
            beats++;
            if (beats == 1_000_000) {
                break;
            }
        }
        System.out.println(name + " stopped");
    }
}

public class MonotoneShutdown {
    public static void main(String[] args) throws InterruptedException {
        Service s = new Service("indexer");
        Thread t = new Thread(s);
        t.start();
        Runtime.getRuntime().addShutdownHook(new Thread(s::shutdown));
        s.shutdown();
        t.join();
    }
}
// corpus: unseen
