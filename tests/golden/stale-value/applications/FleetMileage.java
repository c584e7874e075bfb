// Leaf tasks do setTotal(getTotal() + sum) as two synchronized calls; parallel leaves lose sums.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value
// corpus: unseen30
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class FleetMileage {

    static class Logbook {
        private long total;

        synchronized long getTotal() {
            return total;
        }

        synchronized void setTotal(long value) {
            total = value;
        }
    }

    static class Tally extends RecursiveAction {
        private static final long serialVersionUID = 1L;
        private final transient Logbook logbook;
        private final int[] trips;
        private final int from;
        private final int to;

        Tally(Logbook logbook, int[] trips, int from, int to) {
            this.logbook = logbook;
            this.trips = trips;
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            if (to - from <= 50) {
                long sum = 0;
                for (int i = from; i < to; i++) {
                    sum += trips[i];
                }
                long before = logbook.getTotal();
                logbook.setTotal(before + sum);
            } else {
                int mid = (from + to) / 2;
                invokeAll(new Tally(logbook, trips, from, mid), new Tally(logbook, trips, mid, to));
            }
        }
    }

    public static void main(String[] args) {
        int[] trips = new int[1000];
        for (int i = 0; i < trips.length; i++) {
            trips[i] = i % 90;
        }
        Logbook logbook = new Logbook();
        ForkJoinPool pool = new ForkJoinPool(4);
        pool.invoke(new Tally(logbook, trips, 0, trips.length));
        pool.shutdown();
        System.out.println("fleet total " + logbook.getTotal() + " km");
    }
}
