// A lambda that a thread runs has what it captures.
// run: scan --library --only data-race
public class LambdaTask {
    private int beats;

    public void start() {
        Thread thread = new Thread(() -> beat());
        thread.start();
    }
    private void beat() {
        while (!Thread.interrupted())
            beats++; // expect: data-race#1 field=LambdaTask.beats severity=high
    }
    public int beats() { return beats; } // expect: data-race#1
}
