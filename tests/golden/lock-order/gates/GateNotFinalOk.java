// run: scan --only lock-order --library
// expect: none
// The gate is in a field that nobody writes though it is not final.
class GateNotFinalOk {
    Object master, x, y;
    void oneWayOk() {
        synchronized (master) {
            synchronized (x) {
                synchronized (y) {}
            }
        }
    }
    void theOtherWayOk() {
        synchronized (master) {
            synchronized (y) {
                synchronized (x) {}
            }
        }
    }
}
