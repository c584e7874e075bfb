// All other places hold the lock, those that read as well: the field is set while others have the object.
// run: scan --library --only data-race
public class SetterForgotLock {
    private int mark;

    public void setMark(int mark) {
        this.mark = mark; // expect: data-race#1 field=SetterForgotLock.mark severity=high
    }

    public synchronized int getMark() {
        return mark;
    }

    public synchronized boolean isBehind(int other) {
        return mark < other;
    }

    public synchronized void clear() {
        mark = 0; // expect: data-race#1
    }
}
