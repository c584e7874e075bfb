import java.util.TreeSet;

public class ElevatorShaft {
    enum Direction { UP, DOWN, IDLE }

    static class Car implements Runnable {
        private final TreeSet<Integer> requests = new TreeSet<>();
        private volatile Direction direction = Direction.IDLE;
        private volatile boolean running = true;
        private int floor;
        private int stops;

        void call(int target) {
            synchronized (requests) {
                requests.add(target);
                requests.notify();
            }
        }

        private Integer nextTarget() throws InterruptedException {
            synchronized (requests) {
                while (requests.isEmpty() && running) {
                    requests.wait();
                }
                if (requests.isEmpty()) {
                    return null;
                }
                Integer t = direction == Direction.DOWN ? requests.floor(floor) : requests.ceiling(floor);
                if (t == null) {
                    t = requests.first();
                }
                requests.remove(t);
                return t;
            }
        }

        private void moveTo(int target) {
            while (floor != target) {
                if (floor < target) {
                    direction = Direction.UP;
                    floor++;
                } else {
                    direction = Direction.DOWN;
                    floor--;
                }
                Thread.yield();
            }
            direction = Direction.IDLE;
            stops++;
        }

        @Override
        public void run() {
            try {
                Integer t;
                while ((t = nextTarget()) != null) {
                    moveTo(t);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        void halt() {
            running = false;
            synchronized (requests) {
                requests.notify();
            }
        }

        String display() {
            return floor + " " + direction;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Car car = new Car();
        Thread motor = new Thread(car, "motor");
        Thread panel = new Thread(() -> {
            String shown = "";
            for (int i = 0; i < 200; i++) {
                String now = car.display();
                if (!now.equals(shown)) {
                    shown = now;
                }
                Thread.yield();
            }
            System.out.println("panel last saw " + shown);
        }, "panel");
        motor.start();
        panel.start();
        for (int i = 0; i < 30; i++) {
            car.call((i * 7) % 12);
        }
        panel.join();
        car.halt();
        motor.join();
        System.out.println(car.stops + " stops");
    }
}
