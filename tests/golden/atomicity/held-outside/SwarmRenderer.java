// run: scan --only atomicity
// expect: none
// a loop over different bodies; each body's lock is taken once and gives its whole position
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

public class SwarmRenderer {
    record Spot(double x, double y) {}

    static final class Drone {
        private double x;
        private double y;

        synchronized void place(double nx, double ny) {
            x = nx;
            y = ny;
        }

        synchronized Spot spot() {
            return new Spot(x, y);
        }
    }

    private final List<Spot> frame = new ArrayList<>();
    private int frames;

    synchronized void draw(List<Drone> swarm) {
        frame.clear();
        for (Drone d : swarm) {
            frame.add(d.spot());
        }
        frames++;
    }

    synchronized boolean onDiagonal() {
        return frames > 0 && frame.stream().allMatch(s -> s.x() == s.y());
    }

    public static void main(String[] args) throws InterruptedException {
        List<Drone> swarm = IntStream.range(0, 16).mapToObj(i -> new Drone()).toList();
        SwarmRenderer r = new SwarmRenderer();
        Thread sim = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                for (Drone d : swarm) {
                    d.place(i, i);
                }
            }
        });
        Thread view = new Thread(() -> {
            for (int i = 0; i < 5_000; i++) {
                r.draw(swarm);
            }
        });
        sim.start();
        view.start();
        sim.join();
        view.join();
        System.out.println(r.onDiagonal());
    }
}
// corpus: unseen12
