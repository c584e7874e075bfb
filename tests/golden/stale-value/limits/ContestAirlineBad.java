// run: scan --only stale-value
// expect: stale-value method=ContestAirlineBad.run line=here
// ConTest AirlinesTickets: sold below capacity, then one more is sold.

public class ContestAirlineBad implements Runnable {
    private static final int CAPACITY = 100;
    private static volatile boolean stopSales;
    private static volatile int sold;

    @Override
    public void run() {
        if (stopSales || sold >= CAPACITY)
            return;
        sold++; // <- here
        if (sold >= CAPACITY)
            stopSales = true;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 110; i++)
            new Thread(new ContestAirlineBad()).start();
    }
}
// corpus: published
