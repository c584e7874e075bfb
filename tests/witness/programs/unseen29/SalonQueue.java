import java.util.concurrent.Semaphore;

/** Sleeping barber in the style of Dijkstra: only semaphores. */
public class SalonQueue {

    static class Salon {
        private final Semaphore customers = new Semaphore(0);
        private final Semaphore ready = new Semaphore(0);
        private final Semaphore mutex = new Semaphore(1);
        private final int seats;
        private int waiting;
        private int served;
        private int lost;
        private boolean closed;

        Salon(int seats) {
            this.seats = seats;
        }

        boolean enter() throws InterruptedException {
            mutex.acquire();
            if (waiting == seats || closed) {
                lost++;
                mutex.release();
                return false;
            }
            waiting++;
            customers.release();
            mutex.release();
            ready.acquire();
            return true;
        }

        boolean serveNext() throws InterruptedException {
            customers.acquire();
            mutex.acquire();
            try {
                if (waiting == 0) {
                    return !closed;
                }
                waiting--;
                served++;
                ready.release();
                return true;
            } finally {
                mutex.release();
            }
        }

        void close() throws InterruptedException {
            mutex.acquire();
            closed = true;
            mutex.release();
            customers.release();
        }

        String tally() throws InterruptedException {
            mutex.acquire();
            try {
                return "served " + served + ", lost " + lost;
            } finally {
                mutex.release();
            }
        }
    }

    static class Customers extends Thread {
        private final Salon salon;
        private int happy;

        Customers(Salon salon) {
            this.salon = salon;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < 100; i++) {
                    if (salon.enter()) {
                        happy++;
                    }
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Salon salon = new Salon(2);
        Thread barber = new Thread(() -> {
            try {
                while (salon.serveNext()) {
                    Thread.yield();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        barber.start();
        Customers[] groups = {new Customers(salon), new Customers(salon), new Customers(salon)};
        for (Customers g : groups) {
            g.start();
        }
        int happy = 0;
        for (Customers g : groups) {
            g.join();
            happy += g.happy;
        }
        salon.close();
        barber.join();
        System.out.println(happy + " happy; " + salon.tally());
    }
}
