// Receive adds to backlog under inLock, flush reads and clears it under outLock: no common lock.
// run: scan --only data-race --min-severity medium
// expect: data-race field=MeterHub.backlog
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class MeterHub {
    record Reading(int meter, long watt) { }

    private final Object inLock = new Object();
    private final Object outLock = new Object();
    private final List<Reading> backlog = new ArrayList<>();
    private long received;
    private long flushed;

    void receive(Reading r) {
        synchronized (inLock) {
            received += r.watt();
            queueUp(r);
        }
    }

    private void queueUp(Reading r) {
        backlog.add(r);
    }

    int flush() {
        synchronized (outLock) {
            int n = backlog.size();
            for (Reading r : List.copyOf(backlog)) {
                flushed += r.watt();
            }
            backlog.clear();
            return n;
        }
    }

    long received() {
        synchronized (inLock) {
            return received;
        }
    }

    long flushed() {
        synchronized (outLock) {
            return flushed;
        }
    }

    public static void main(String[] args) throws Exception {
        MeterHub hub = new MeterHub();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> radio = pool.submit(() -> {
            for (int i = 0; i < 300; i++) {
                hub.receive(new Reading(i % 8, 100 + i));
            }
        });
        Future<Integer> uplink = pool.submit(() -> {
            int n = 0;
            for (int i = 0; i < 20; i++) {
                n += hub.flush();
                Thread.sleep(1);
            }
            return n;
        });
        radio.get();
        int sent = uplink.get();
        pool.shutdown();
        System.out.println(sent + " " + hub.received() + " " + hub.flushed());
    }
}
