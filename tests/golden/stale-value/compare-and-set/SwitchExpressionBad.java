// run: scan --only stale-value
// expect: stale-value method=SwitchExpressionBad.turn line=here

public class SwitchExpressionBad {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private final Cell light = new Cell();

    public void turn() {
        int next = switch (light.get()) {
            case 0 -> 1;
            case 1 -> 2;
            default -> 0;
        };
        light.set(next); // <- here
    }
}
