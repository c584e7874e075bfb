import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;

/** A garage that hands out numbered bays; each bay keeps its own little history. */
public class GarageGates {

    static class Bay {
        private final int number;
        private String occupant;
        private int visits;

        Bay(int number) {
            this.number = number;
        }

        void occupy(String plate) {
            if (occupant != null) {
                throw new IllegalStateException("bay " + number + " taken by " + occupant);
            }
            occupant = plate;
            visits++;
        }

        void vacate() {
            occupant = null;
        }
    }

    static class Garage {
        private final List<Bay> bays = new ArrayList<>();
        private final Queue<Bay> free = new ConcurrentLinkedQueue<>();
        private final Semaphore room;

        Garage(int n) {
            room = new Semaphore(n);
            for (int i = 0; i < n; i++) {
                Bay b = new Bay(i);
                bays.add(b);
                free.add(b);
            }
        }

        Bay enter(String plate) throws InterruptedException {
            room.acquire();
            Bay b = free.remove();
            b.occupy(plate);
            return b;
        }

        void exit(Bay b) {
            b.vacate();
            free.add(b);
            room.release();
        }
    }

    static Callable<Integer> commuter(Garage g, String plate, int days) {
        return () -> {
            int numbers = 0;
            for (int d = 0; d < days; d++) {
                Bay b = g.enter(plate);
                numbers += b.number;
                Thread.yield();
                g.exit(b);
            }
            return numbers;
        };
    }

    public static void main(String[] args) throws Exception {
        Garage garage = new Garage(3);
        ExecutorService city = Executors.newFixedThreadPool(6);
        List<Future<Integer>> trips = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            trips.add(city.submit(commuter(garage, "CAR-" + i, 80)));
        }
        for (Future<Integer> f : trips) {
            f.get();
        }
        city.shutdown();
        for (Bay b : garage.bays) {
            System.out.println("bay " + b.number + ": " + b.visits + " visits");
        }
    }
}
