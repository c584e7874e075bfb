import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Cars arrive at both ends of a toll bridge; each end has its own booth. */
public class NarrowBridge {

    record Car(int plate, int axles) { }

    static class Bridge {
        private final Lock eastBooth = new ReentrantLock();
        private final Lock westBooth = new ReentrantLock();
        private final Queue<Car> eastLane = new ArrayDeque<>();
        private final Queue<Car> westLane = new ArrayDeque<>();
        private long toll;

        void arriveEast(Car c) {
            eastBooth.lock();
            try {
                eastLane.add(c);
                charge(c);
            } finally {
                eastBooth.unlock();
            }
        }

        void arriveWest(Car c) {
            westBooth.lock();
            try {
                westLane.add(c);
                charge(c);
            } finally {
                westBooth.unlock();
            }
        }

        private void charge(Car c) {
            toll += 2L * c.axles();
        }

        int drain(boolean east) {
            Lock booth = east ? eastBooth : westBooth;
            Queue<Car> lane = east ? eastLane : westLane;
            booth.lock();
            try {
                int n = 0;
                while (lane.poll() != null) {
                    n++;
                }
                return n;
            } finally {
                booth.unlock();
            }
        }

        long toll() {
            eastBooth.lock();
            westBooth.lock();
            try {
                return toll;
            } finally {
                westBooth.unlock();
                eastBooth.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Bridge bridge = new Bridge();
        Thread east = new Thread(() -> {
            for (int i = 0; i < 500; i++) {
                bridge.arriveEast(new Car(i, 2 + i % 3));
            }
        });
        Thread west = new Thread(() -> {
            for (int i = 0; i < 500; i++) {
                bridge.arriveWest(new Car(1000 + i, 2));
            }
        });
        east.start();
        west.start();
        int crossed = 0;
        for (int i = 0; i < 20; i++) {
            crossed += bridge.drain(i % 2 == 0);
        }
        east.join();
        west.join();
        crossed += bridge.drain(true) + bridge.drain(false);
        System.out.println("crossed " + crossed + ", toll " + bridge.toll());
    }
}
