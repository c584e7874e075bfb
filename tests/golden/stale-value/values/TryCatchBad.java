// run: scan --only stale-value
// expect: stale-value method=TryCatchBad.add line=here
// The read value crosses a try/catch/finally.

public class TryCatchBad {
    static class Cell {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private final Cell cell = new Cell();

    public void add(String text) {
        int v = cell.get();
        try {
            v += Integer.parseInt(text);
        } catch (NumberFormatException e) {
            v--;
        } finally {
            System.out.println(text);
        }
        cell.set(v); // <- here
    }
}
