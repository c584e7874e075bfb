// run: scan --only stale-value
// expect: stale-value method=ResetMemoBad.sum line=here severity=low
// What is remembered is forgotten when it changes: a value of before may be put there after that.

public class ResetMemoBad {
    private volatile String text;
    private volatile int[] numbers = new int[0];

    public void set(int[] next) {
        numbers = next.clone();
        text = null;
    }

    public String sum() {
        if (text == null)
            text = String.valueOf(java.util.Arrays.stream(numbers).sum()); // <- here
        return String.valueOf(text);
    }
}
