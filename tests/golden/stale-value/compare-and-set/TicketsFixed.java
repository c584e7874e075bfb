// run: scan --only stale-value
// expect: none
// sellOne() checks and decrements in one critical section; the loop branches on its result only.
public class TicketsFixed {
    static class Flight {
        private int remaining;

        Flight(int seats) {
            remaining = seats;
        }

        synchronized int left() {
            return remaining;
        }

        synchronized boolean sellOne() {
            if (remaining <= 0) {
                return false;
            }
            remaining--;
            return true;
        }
    }

    static class Agent implements Runnable {
        private final Flight flight;
        private int sold;

        Agent(Flight flight) {
            this.flight = flight;
        }

        @Override
        public void run() {
            while (flight.sellOne()) {
                sold++;
                Thread.yield();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Flight f = new Flight(100);
        Agent a = new Agent(f);
        Agent b = new Agent(f);
        Thread t1 = new Thread(a);
        Thread t2 = new Thread(b);
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println(a.sold + b.sold + f.left());
    }
}
// corpus: unseen
