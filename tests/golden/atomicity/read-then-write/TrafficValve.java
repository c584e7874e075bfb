// run: scan --only atomicity
// expect: none
// the shared board is entered several times per request, but each call adds to its own counter and uses no earlier answer
import java.util.EnumMap;
import java.util.Map;

public class TrafficValve {
    enum Metric { REQUESTS, BYTES, ERRORS }

    private final ValveBoard board;
    private String lastPath = "";

    public TrafficValve(ValveBoard board) {
        this.board = board;
    }

    public synchronized void log(String path, int status, int bytes) {
        lastPath = path;
        board.add(Metric.REQUESTS, 1);
        board.add(Metric.BYTES, bytes);
        if (status >= 500) {
            board.add(Metric.ERRORS, 1);
        }
    }

    public synchronized String lastPath() {
        return lastPath;
    }

    public static void main(String[] args) throws InterruptedException {
        ValveBoard board = new ValveBoard();
        Thread[] ts = new Thread[3];
        for (int i = 0; i < ts.length; i++) {
            TrafficValve valve = new TrafficValve(board);
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 3000; k++) {
                    valve.log("/p" + k, k % 100 == 0 ? 500 : 200, k & 255);
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(board.get(Metric.REQUESTS) + " " + board.get(Metric.ERRORS));
    }
}

class ValveBoard {
    private final Map<TrafficValve.Metric, Long> totals = new EnumMap<>(TrafficValve.Metric.class);

    synchronized void add(TrafficValve.Metric m, long n) {
        totals.merge(m, n, Long::sum);
    }

    synchronized long get(TrafficValve.Metric m) {
        return totals.getOrDefault(m, 0L);
    }
}
// corpus: unseen11
