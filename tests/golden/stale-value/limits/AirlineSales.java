// run: scan --only stale-value
// expect: stale-value
// each agent asks the synchronized flight whether it is full and books in a second step; more seats than there are get sold
public class AirlineSales {
    static class Flight {
        private final int capacity;
        private int sold;

        Flight(int capacity) {
            this.capacity = capacity;
        }

        synchronized boolean full() {
            return sold >= capacity;
        }

        synchronized void book() {
            sold++;
        }

        synchronized int overbooked() {
            return Math.max(0, sold - capacity);
        }
    }

    static class Agent implements Runnable {
        private final Flight flight;

        Agent(Flight flight) {
            this.flight = flight;
        }

        @Override
        public void run() {
            boolean open = !flight.full();
            while (open) {
                flight.book();
                open = !flight.full();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Flight f = new Flight(3_000);
        Thread[] agents = new Thread[8];
        for (int i = 0; i < agents.length; i++) {
            agents[i] = new Thread(new Agent(f), "agent-" + i);
            agents[i].start();
        }
        for (Thread t : agents) {
            t.join();
        }
        System.out.println("too many: " + f.overbooked());
    }
}
// corpus: unseen14
