// request() holds Dispatcher and calls synchronized Elevator.addStop; step() holds Elevator and calls synchronized Dispatcher.arrived; passenger and motor threads run together.
// run: scan --only lock-order --min-severity medium
// expect: lock-order
// corpus: unseen30
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class ElevatorBank {

    static class Dispatcher {
        private final List<Elevator> cars = new ArrayList<>();
        private int served;
        private int next;

        synchronized void register(Elevator car) {
            cars.add(car);
        }

        synchronized void request(int floor) {
            Elevator car = cars.get(next);
            next = (next + 1) % cars.size();
            car.addStop(floor);
        }

        synchronized void arrived(int floor) {
            served++;
        }

        synchronized int served() {
            return served;
        }
    }

    static class Elevator {
        private final Dispatcher dispatcher;
        private final Deque<Integer> stops = new ArrayDeque<>();

        Elevator(Dispatcher dispatcher) {
            this.dispatcher = dispatcher;
        }

        synchronized void addStop(int floor) {
            stops.addLast(floor);
        }

        synchronized void step() {
            Integer floor = stops.pollFirst();
            if (floor != null) {
                dispatcher.arrived(floor);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Dispatcher dispatcher = new Dispatcher();
        Elevator north = new Elevator(dispatcher);
        Elevator south = new Elevator(dispatcher);
        dispatcher.register(north);
        dispatcher.register(south);

        Thread passengers = new Thread(() -> {
            for (int floor = 1; floor <= 6; floor++) {
                dispatcher.request(floor);
            }
        });
        Thread motor = new Thread(() -> {
            for (int i = 0; i < 6; i++) {
                north.step();
                south.step();
            }
        });
        passengers.start();
        motor.start();
        passengers.join();
        motor.join();
        System.out.println("served " + dispatcher.served());
    }
}
