import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** A planet advanced by java.util.Timer while the lecture goes on. */
public class OrbitTimer {

    static class Planet {
        private final double radius;
        private final double speed;
        private double angle;

        Planet(double radius, double speed) {
            this.radius = radius;
            this.speed = speed;
        }

        void advance() {
            angle += speed;
            if (angle > 2 * Math.PI) {
                angle -= 2 * Math.PI;
            }
        }

        double x() {
            return radius * Math.cos(angle);
        }
    }

    static class Simulation {
        private final Timer timer = new Timer("orbit", true);
        private final Planet planet;
        private final AtomicInteger ticks = new AtomicInteger();
        private final ConcurrentLinkedQueue<String> log = new ConcurrentLinkedQueue<>();

        Simulation(Planet planet) {
            this.planet = planet;
        }

        void start() {
            timer.scheduleAtFixedRate(new TimerTask() {
                @Override
                public void run() {
                    planet.advance();
                    if (ticks.incrementAndGet() % 10 == 0) {
                        log.add("tick " + ticks.get());
                    }
                }
            }, 0, 2);
        }

        double stop() {
            timer.cancel();
            return planet.x();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Simulation sim = new Simulation(new Planet(10, 0.05));
        sim.start();
        Thread.sleep(100);
        System.out.printf("x = %.3f%n", sim.stop());
        System.out.println(sim.ticks.get() + " ticks, last: " + sim.log.size() + " entries");
    }
}
