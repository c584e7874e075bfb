// run: scan --only atomicity
// expect: atomicity
// draw() holds the renderer and reads x() and then y() of a body that the simulation moves; the point can be one that never was
import java.util.ArrayList;
import java.util.List;

public class BodyRenderer {
    interface Located {
        double x();

        double y();
    }

    static final class Body implements Located {
        private double x;
        private double y;

        synchronized void place(double nx, double ny) {
            x = nx;
            y = ny;
        }

        @Override
        public synchronized double x() {
            return x;
        }

        @Override
        public synchronized double y() {
            return y;
        }
    }

    record Point(double x, double y) {}

    private final List<Point> trail = new ArrayList<>();

    synchronized void draw(Located who) {
        Point p = new Point(who.x(), who.y());
        if (trail.isEmpty() || !trail.get(trail.size() - 1).equals(p)) {
            trail.add(p);
        }
    }

    synchronized long offDiagonal() {
        return trail.stream().filter(p -> p.x() != p.y()).count();
    }

    public static void main(String[] args) throws InterruptedException {
        Body b = new Body();
        BodyRenderer r = new BodyRenderer();
        Thread sim = new Thread(() -> {
            for (int i = 0; i < 200_000; i++) {
                b.place(i, i);
            }
        });
        Thread view = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                r.draw(b);
            }
        });
        sim.start();
        view.start();
        sim.join();
        view.join();
        System.out.println(r.offDiagonal());
    }
}
// corpus: unseen12
