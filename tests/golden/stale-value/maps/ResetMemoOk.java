// run: scan --only stale-value
// expect: none

public class ResetMemoOk {
    private String text;
    private int[] numbers = new int[0];

    public synchronized void set(int[] next) {
        numbers = next.clone();
        text = null;
    }

    public synchronized String sum() {
        if (text == null)
            text = String.valueOf(java.util.Arrays.stream(numbers).sum());
        return text;
    }
}
