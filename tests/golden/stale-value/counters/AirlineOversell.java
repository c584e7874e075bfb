// run: scan --only stale-value
// expect: stale-value
// IBM ConTest airline shape: volatile sold counter compared with capacity and incremented by many agents
class Flight {
    final int capacity;
    volatile int sold;
    volatile boolean stopSales;

    Flight(int capacity) {
        this.capacity = capacity;
    }

    void sellOne() {
        if (!stopSales) {
            sold = sold + 1;
            if (sold >= capacity) {
                stopSales = true;
            }
        }
    }
}

public class AirlineOversell {
    public static void main(String[] args) throws InterruptedException {
        final Flight flight = new Flight(10);
        Thread[] agents = new Thread[12];
        for (int i = 0; i < agents.length; i++) {
            agents[i] = new Thread(new Runnable() {
                @Override
                public void run() {
                    flight.sellOne();
                }
            });
            agents[i].start();
        }
        for (Thread a : agents) {
            a.join();
        }
        if (flight.sold > flight.capacity) {
            System.out.println("oversold");
        }
    }
}
// corpus: unseen
