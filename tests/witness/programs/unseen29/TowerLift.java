import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Lift as a monitor: passengers wait until the cabin is at their floor. */
public class TowerLift {

    static class Cabin {
        private final TreeSet<Integer> stops = new TreeSet<>();
        private int floor;
        private int travelled;
        private boolean stopped;

        synchronized void ride(int from, int to) throws InterruptedException {
            waitFor(from);
            waitFor(to);
        }

        private void waitFor(int target) throws InterruptedException {
            while (floor != target) {
                if (stops.add(target)) {
                    notifyAll();
                }
                wait();
            }
        }

        private Integer nextStop() {
            Integer up = stops.ceiling(floor);
            return up != null ? up : stops.floor(floor);
        }

        synchronized boolean step() throws InterruptedException {
            while (stops.isEmpty() && !stopped) {
                wait();
            }
            if (stopped) {
                return false;
            }
            int target = nextStop();
            if (target == floor) {
                stops.remove(target);
                notifyAll();
            } else {
                floor += Integer.signum(target - floor);
                travelled++;
                if (floor == target) {
                    stops.remove(target);
                    notifyAll();
                }
            }
            return true;
        }

        synchronized void halt() {
            stopped = true;
            notifyAll();
        }

        synchronized int travelled() {
            return travelled;
        }
    }

    static class Motor extends Thread {
        private final Cabin cabin;
        private int pulses;

        Motor(Cabin cabin) {
            this.cabin = cabin;
        }

        @Override
        public void run() {
            try {
                while (cabin.step()) {
                    pulses++;
                    Thread.sleep(0, 100_000);
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Cabin cabin = new Cabin();
        Motor motor = new Motor(cabin);
        motor.start();
        List<Thread> passengers = new ArrayList<>();
        for (int p = 0; p < 4; p++) {
            int from = p * 2;
            int to = 9 - p;
            Thread t = new Thread(() -> {
                try {
                    cabin.ride(from, to);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            t.start();
            passengers.add(t);
        }
        for (Thread t : passengers) {
            t.join();
        }
        cabin.halt();
        motor.join();
        System.out.println("travelled " + cabin.travelled() + " floors in " + motor.pulses + " pulses");
    }
}
