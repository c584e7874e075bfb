// run: scan --only stale-value
// expect: stale-value
// getState()==NEW then setState(RUNNING) in two sections, boot runs twice
public class EngineState {
    public enum State { NEW, RUNNING, STOPPED }

    private State state = State.NEW;
    private Thread worker;

    public synchronized State getState() { return state; }
    private synchronized void setState(State s) { state = s; }

    public void start(Runnable body) {
        if (getState() != State.NEW) {
            throw new IllegalStateException("already started");
        }
        setState(State.RUNNING);
        boot(body);
    }

    private synchronized void boot(Runnable body) {
        worker = new Thread(body);
        worker.start();
    }

    public void stop() { setState(State.STOPPED); }
}
// corpus: unseen
