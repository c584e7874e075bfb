import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Exchanger;

/** A physics thread and a drawing thread swap frame buffers. */
public class ParticleSwap {

    static class Particle {
        double x;
        double v;

        Particle(double x, double v) {
            this.x = x;
            this.v = v;
        }
    }

    static class Frame {
        private int number;
        private final List<double[]> dots = new ArrayList<>();

        void fill(int number, List<Particle> particles) {
            this.number = number;
            dots.clear();
            for (Particle p : particles) {
                dots.add(new double[] {p.x, p.v});
            }
        }

        double energy() {
            double e = 0;
            for (double[] d : dots) {
                e += d[1] * d[1] / 2;
            }
            return e;
        }
    }

    static class Physics implements Runnable {
        private final Exchanger<Frame> exchanger;
        private final List<Particle> particles = new ArrayList<>();
        private final int frames;

        Physics(Exchanger<Frame> exchanger, int frames) {
            this.exchanger = exchanger;
            this.frames = frames;
            for (int i = 0; i < 20; i++) {
                particles.add(new Particle(i, 1 - i * 0.1));
            }
        }

        @Override
        public void run() {
            Frame frame = new Frame();
            try {
                for (int f = 1; f <= frames; f++) {
                    for (Particle p : particles) {
                        p.x += p.v * 0.01;
                        if (p.x < 0 || p.x > 20) {
                            p.v = -p.v;
                        }
                    }
                    frame.fill(f, particles);
                    frame = exchanger.exchange(frame);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    static class Painter implements Runnable {
        private final Exchanger<Frame> exchanger;
        private final int frames;
        private double lastEnergy;
        private int lastNumber;

        Painter(Exchanger<Frame> exchanger, int frames) {
            this.exchanger = exchanger;
            this.frames = frames;
        }

        @Override
        public void run() {
            Frame frame = new Frame();
            try {
                for (int f = 0; f < frames; f++) {
                    frame = exchanger.exchange(frame);
                    lastNumber = frame.number;
                    lastEnergy = frame.energy();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Exchanger<Frame> exchanger = new Exchanger<>();
        Painter painter = new Painter(exchanger, 50);
        Thread a = new Thread(new Physics(exchanger, 50));
        Thread b = new Thread(painter);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.printf("frame %d energy %.3f%n", painter.lastNumber, painter.lastEnergy);
    }
}
