// The method that starts the task was called when nobody else had the object, and goes on while the task runs.
//
// run: scan --only object-race
// expect: object-race line=here
public class StartedInsideBad {
    private int pending;

    void handle() {
        new Thread(() -> pending++).start(); // <- here
        pending--;
    }

    public static void main(String[] args) {
        new StartedInsideBad().handle();
    }
}
