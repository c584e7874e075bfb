// The iteration holds the list's own monitor, as the Javadoc demands; additions are blocked meanwhile.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class MeterReadings {

    private final List<Integer> readings = Collections.synchronizedList(new ArrayList<>());

    void report(int kwh) {
        readings.add(kwh);
    }

    long sum() {
        long sum = 0;
        synchronized (readings) {
            for (int kwh : readings) {
                sum += kwh;
            }
        }
        return sum;
    }

    static class Household extends Thread {
        private final MeterReadings utility;
        private final int base;

        Household(MeterReadings utility, int base) {
            this.utility = utility;
            this.base = base;
        }

        @Override
        public void run() {
            for (int month = 1; month <= 12; month++) {
                utility.report(base + month * 3);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        MeterReadings utility = new MeterReadings();
        Household flat = new Household(utility, 120);
        Household villa = new Household(utility, 480);
        Thread dashboard = new Thread(() -> {
            for (int i = 0; i < 5; i++) {
                System.out.println("so far " + utility.sum());
            }
        });
        flat.start();
        villa.start();
        dashboard.start();
        flat.join();
        villa.join();
        dashboard.join();
        System.out.println("year " + utility.sum());
    }
}
