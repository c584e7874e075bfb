import java.util.concurrent.atomic.AtomicInteger;

/** Lazy start of a service by whoever comes first. */
public class OneWinner {
    private static final int NEW = 0;
    private static final int STARTED = 1;

    private final AtomicInteger state = new AtomicInteger(NEW);
    private int[] table;
    private int starts;
    private int losers;
    private int calls;

    void ensureStarted() {
        if (state.compareAndSet(NEW, STARTED)) {
            starts++; // @won not parallel: won, parallel: lost
            table = new int[8]; // @table not parallel: table, not parallel: won, shared
        } else {
            losers++; // @lost parallel: lost
        }
    }

    void request() {
        ensureStarted();
        calls++; // @call parallel: call, parallel: won
    }

    public static void main(String[] args) throws InterruptedException {
        OneWinner service = new OneWinner();
        Thread[] clients = new Thread[3];
        for (int i = 0; i < clients.length; i++) {
            clients[i] = new Thread(service::request);
            clients[i].start();
        }
        for (Thread c : clients) {
            c.join();
        }
        service.table[0] = service.starts; // @after not parallel: call
        new Thread(() -> System.out.println(service.table[0])).start();
    }
}
