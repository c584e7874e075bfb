import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** Two lift cars, each a thread with its own queue; a dispatcher picks the nearest. */
public class HotelElevator {
    private static final int PARK = -1;

    static class Car implements Runnable {
        private final String label;
        private final BlockingQueue<Integer> calls = new LinkedBlockingQueue<>();
        private final AtomicInteger stops = new AtomicInteger();
        private int floor;

        Car(String label) {
            this.label = label;
        }

        void call(int target) {
            calls.add(target);
        }

        int distanceTo(int target) {
            return Math.abs(floor - target) + calls.size();
        }

        int stops() {
            return stops.get();
        }

        @Override
        public void run() {
            try {
                int target;
                while ((target = calls.take()) != PARK) {
                    moveTo(target);
                    stops.incrementAndGet();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        private void moveTo(int target) {
            while (floor != target) {
                floor += Integer.signum(target - floor);
            }
        }
    }

    static class Dispatcher {
        private final List<Car> cars;

        Dispatcher(List<Car> cars) {
            this.cars = List.copyOf(cars);
        }

        void request(int target) {
            Car best = null;
            int bestDistance = Integer.MAX_VALUE;
            for (Car c : cars) {
                int d = c.distanceTo(target);
                if (d < bestDistance) {
                    bestDistance = d;
                    best = c;
                }
            }
            best.call(target);
        }

        void parkAll() {
            cars.forEach(c -> c.call(PARK));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<Car> cars = List.of(new Car("A"), new Car("B"));
        List<Thread> threads = new ArrayList<>();
        for (Car c : cars) {
            Thread t = new Thread(c, "car-" + c.label);
            t.start();
            threads.add(t);
        }
        Dispatcher dispatcher = new Dispatcher(cars);
        for (int i = 0; i < 100; i++) {
            dispatcher.request((i * 7) % 20);
        }
        dispatcher.parkAll();
        for (Thread t : threads) {
            t.join();
        }
        for (Car c : cars) {
            System.out.println(c.label + " made " + c.stops() + " stops");
        }
    }
}
