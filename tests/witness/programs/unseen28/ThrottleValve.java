import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class ThrottleValve {
    interface Policy {
        boolean permit(int cost);
    }

    static class Valve implements Policy {
        private int budget;
        private int perRound;
        private int round;

        Valve(int perRound) {
            this.perRound = perRound;
            this.budget = perRound;
        }

        @Override
        public synchronized boolean permit(int cost) {
            if (budget < cost) {
                return false;
            }
            budget -= cost;
            return true;
        }

        synchronized void nextRound() {
            round++;
            budget = Math.min(budget + perRound, perRound * 4);
            notifyAll();
        }

        synchronized void awaitRound(int r) throws InterruptedException {
            while (round < r) {
                wait();
            }
        }

        void adjust(int newRate) {
            if (newRate <= 0) {
                throw new IllegalArgumentException("rate " + newRate);
            }
            perRound = newRate;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Valve valve = new Valve(5);
        CountDownLatch finished = new CountDownLatch(3);
        AtomicInteger passed = new AtomicInteger();
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                try {
                    for (int r = 1; r <= 40; r++) {
                        if (valve.permit(2)) {
                            passed.incrementAndGet();
                        }
                        valve.awaitRound(r);
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                } finally {
                    finished.countDown();
                }
            }).start();
        }
        Thread clock = new Thread(() -> {
            for (int r = 0; r < 40; r++) {
                valve.nextRound();
                Thread.yield();
            }
        }, "clock");
        Thread admin = new Thread(() -> {
            for (int rate = 6; rate < 12; rate++) {
                valve.adjust(rate);
                Thread.yield();
            }
        }, "admin");
        clock.start();
        admin.start();
        finished.await();
        clock.join();
        admin.join();
        System.out.println("passed " + (passed.get() > 0));
    }
}
