// run: scan --only stale-value
// expect: stale-value
// expect: stale-value
// expect: stale-value
// open and closed are changed with ++ and -- on volatile fields by several acceptor threads: updates get lost
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class AcceptorPort {
    private final ConnectionTally tally = new ConnectionTally();
    private final ExecutorService acceptors;

    AcceptorPort(int threads) {
        acceptors = Executors.newFixedThreadPool(threads);
    }

    void serve(int connections) {
        for (int i = 0; i < connections; i++) {
            int id = i;
            acceptors.execute(() -> handle(id));
        }
    }

    private void handle(int id) {
        tally.opened();
        try {
            List<Integer> frames = new ArrayList<>();
            for (int i = 0; i < id % 7; i++) {
                frames.add(i);
            }
        } finally {
            tally.closed();
        }
    }

    void stop() throws InterruptedException {
        acceptors.shutdown();
        acceptors.awaitTermination(10, TimeUnit.SECONDS);
    }

    public static void main(String[] args) throws Exception {
        AcceptorPort port = new AcceptorPort(4);
        port.serve(50_000);
        port.stop();
        System.out.println(port.tally);
    }
}

class ConnectionTally {
    private volatile int active;
    private volatile long total;

    void opened() {
        active++;
        total++;
    }

    void closed() {
        active--;
    }

    @Override
    public String toString() {
        return active + " active of " + total;
    }
}
// corpus: unseen13
