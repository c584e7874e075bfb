import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

/** A car park with a limited number of places. */
public class CityParking {

    static class Lot {
        private final Semaphore places;
        private final Deque<Integer> freeSlots = new ArrayDeque<>();
        private final LongAdder income = new LongAdder();

        Lot(int capacity) {
            places = new Semaphore(capacity, true);
            for (int i = 0; i < capacity; i++) {
                freeSlots.push(i);
            }
        }

        Integer enter() throws InterruptedException {
            places.acquire();
            return freeSlots.pollFirst();
        }

        void leave(Integer slot, int minutes) {
            if (slot != null) {
                freeSlots.offerFirst(slot);
            }
            income.add(minutes * 3L);
            places.release();
        }

        long income() {
            return income.sum();
        }
    }

    static class Driver implements Runnable {
        private final Lot lot;
        private final int trips;

        Driver(Lot lot, int trips) {
            this.lot = lot;
            this.trips = trips;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < trips; i++) {
                    Integer slot = lot.enter();
                    Thread.yield();
                    lot.leave(slot, 10 + i % 5);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Lot lot = new Lot(4);
        ExecutorService town = Executors.newFixedThreadPool(8);
        for (int i = 0; i < 8; i++) {
            town.submit(new Driver(lot, 100));
        }
        town.shutdown();
        if (!town.awaitTermination(15, TimeUnit.SECONDS)) {
            town.shutdownNow();
        }
        System.out.println("income " + lot.income());
    }
}
