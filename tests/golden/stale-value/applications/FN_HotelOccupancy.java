// book() changes both fields in one critical section, but average() reads them in two synchronized calls; the quotient mixes two states.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// Should be: stale-value
// corpus: unseen30
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class FN_HotelOccupancy {

    static class Statistics {
        private int booked;
        private long revenue;

        synchronized void book(int nights, int rate) {
            booked += nights;
            revenue += (long) nights * rate;
        }

        synchronized int booked() {
            return booked;
        }

        synchronized long revenue() {
            return revenue;
        }
    }

    private final Statistics statistics = new Statistics();

    double average() {
        int nights = statistics.booked();
        long income = statistics.revenue();
        return nights == 0 ? 0 : (double) income / nights;
    }

    public static void main(String[] args) throws Exception {
        FN_HotelOccupancy hotel = new FN_HotelOccupancy();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.submit(() -> {
            for (int i = 0; i < 500; i++) {
                hotel.statistics.book(2, 80);
            }
        });
        Future<Double> peak = pool.submit(() -> {
            double max = 0;
            for (int i = 0; i < 500; i++) {
                max = Math.max(max, hotel.average());
            }
            return max;
        });
        System.out.println("peak average: " + peak.get());
        pool.shutdown();
    }
}
