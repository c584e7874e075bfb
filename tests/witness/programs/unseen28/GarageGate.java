import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

public class GarageGate {
    static class Garage {
        private final int capacity;
        private final boolean[] spots;
        private int occupied;
        private long cents;
        private int refused;

        Garage(int capacity) {
            this.capacity = capacity;
            this.spots = new boolean[capacity];
        }

        synchronized int enter() throws InterruptedException {
            long deadline = System.nanoTime() + 50_000_000L;
            while (occupied == capacity) {
                long left = (deadline - System.nanoTime()) / 1_000_000;
                if (left <= 0) {
                    refused++;
                    return -1;
                }
                wait(left);
            }
            occupied++;
            for (int i = 0; i < capacity; i++) {
                if (!spots[i]) {
                    spots[i] = true;
                    return i;
                }
            }
            throw new IllegalStateException();
        }

        void leave(int spot, int minutes) {
            int fee = price(minutes);
            synchronized (this) {
                spots[spot] = false;
                occupied--;
                notifyAll();
            }
            cents += fee;
        }

        private int price(int minutes) {
            return minutes <= 30 ? 0 : (minutes - 30) * 5;
        }

        synchronized int refused() {
            return refused;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Garage garage = new Garage(4);
        List<Thread> cars = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            Thread car = new Thread(() -> {
                try {
                    for (int trip = 0; trip < 10; trip++) {
                        int spot = garage.enter();
                        if (spot >= 0) {
                            Thread.yield();
                            garage.leave(spot, ThreadLocalRandom.current().nextInt(120));
                        }
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }, "car-" + i);
            cars.add(car);
            car.start();
        }
        for (Thread c : cars) {
            c.join();
        }
        System.out.println("earned " + garage.cents + ", refused " + garage.refused());
    }
}
