// run: scan --only atomicity
// expect: atomicity method=TuxGuitarTickBad.process line=here witness=this.controller context=this
// Seed 002, TuxGuitar: one step of the sequencer uses two states of the TickController.

public class TuxGuitarTickBad {
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
        controller.advance();
        played = controller.tick(); // <- here
    }
}
