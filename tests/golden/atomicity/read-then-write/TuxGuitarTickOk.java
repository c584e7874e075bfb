// run: scan --only atomicity
// expect: none

public class TuxGuitarTickOk {
    static class TickController {
        private long tick;
        private int tempo = 120;
        synchronized void advance() { tick += tempo; }
        synchronized long tick() { return tick; }
        synchronized void tempo(int t) { tempo = t; }
        synchronized void tick(long t) { tick = t; }
    }

    private final TickController controller = new TickController();
    private long played;

    public TickController controller() { return controller; }

    public synchronized void process() {
        synchronized (controller) {
            controller.advance();
            played = controller.tick();
        }
    }
}
