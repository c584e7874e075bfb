// run: scan --only atomicity,stale-value
// expect: none
// ConTest AirlinesTickets: sold below capacity, then one more is sold.

public class ContestAirlineOk implements Runnable {
    private static final int CAPACITY = 100;
    private static volatile boolean stopSales;
    private static volatile int sold;

    @Override
    public void run() {
        synchronized (ContestAirlineOk.class) {
            if (stopSales || sold >= CAPACITY)
                return;
            sold++;
            if (sold >= CAPACITY)
                stopSales = true;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 110; i++)
            new Thread(new ContestAirlineOk()).start();
    }
}
// corpus: published
