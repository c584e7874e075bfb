// run: scan --only stale-value --library
// expect: none
// Only the one whose turn it is gets past awaitTurn().

public class AwaitTurnOk {
    private int turn;

    private synchronized void awaitTurn(int who) throws InterruptedException {
        while (turn != who)
            wait();
    }

    private synchronized void next() {
        turn++;
        notifyAll();
    }

    public void act(int who, Runnable what) throws InterruptedException {
        awaitTurn(who);
        what.run();
        next();
    }
}
