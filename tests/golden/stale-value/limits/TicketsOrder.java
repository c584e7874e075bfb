// run: scan --only stale-value
// expect: stale-value
// run() asks left() in one critical section and calls sellOne() in a later one without re-check; two agents sell the last ticket twice.
public class TicketsOrder {
    static class Flight {
        private int remaining;

        Flight(int seats) {
            remaining = seats;
        }

        synchronized int left() {
            return remaining;
        }

        synchronized void sellOne() {
            remaining--;
        }
    }

    static class Agent implements Runnable {
        private final Flight flight;

        Agent(Flight flight) {
            this.flight = flight;
        }

        @Override
        public void run() {
            while (true) {
                if (flight.left() <= 0) {
                    break;
                }
                Thread.yield();
                flight.sellOne();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Flight f = new Flight(100);
        Thread[] agents = new Thread[4];
        for (int i = 0; i < agents.length; i++) {
            agents[i] = new Thread(new Agent(f));
            agents[i].start();
        }
        for (Thread t : agents) {
            t.join();
        }
        if (f.left() < 0) {
            System.out.println("oversold by " + -f.left());
        }
    }
}
// corpus: unseen
