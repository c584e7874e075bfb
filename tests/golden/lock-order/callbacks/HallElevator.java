// run: scan --only lock-order
// expect: lock-order
// press() holds the controller and calls the car; the car's step() holds the car and calls back into the controller
import java.util.TreeSet;

public class HallElevator {
    static class Controller {
        private final TreeSet<Integer> lit = new TreeSet<>();
        private final Car[] cars = new Car[2];

        Controller() {
            for (int i = 0; i < cars.length; i++) {
                cars[i] = new Car(this);
            }
        }

        synchronized void press(int floor) {
            if (lit.add(floor)) {
                cars[floor % cars.length].target(floor);
            }
        }

        synchronized void arrived(int floor) {
            lit.remove(floor);
        }
    }

    static class Car implements Runnable {
        private final Controller controller;
        private final TreeSet<Integer> stops = new TreeSet<>();
        private int at;

        Car(Controller controller) {
            this.controller = controller;
        }

        synchronized void target(int floor) {
            stops.add(floor);
        }

        synchronized void step() {
            if (stops.isEmpty()) {
                return;
            }
            int to = stops.first();
            at += Integer.compare(to, at);
            if (at == to) {
                stops.remove(to);
                openDoors();
            }
        }

        private void openDoors() {
            controller.arrived(at);
        }

        @Override
        public void run() {
            for (int i = 0; i < 50_000; i++) {
                step();
            }
        }
    }

    public static void main(String[] args) {
        Controller controller = new Controller();
        for (Car car : controller.cars) {
            new Thread(car).start();
        }
        for (int i = 0; i < 20_000; i++) {
            controller.press(i % 9);
        }
    }
}
// corpus: unseen10
