// A field that is set before the object is shared, a part that only its owner has.
class SetOnce {
    static class Part { int n; }
    static class Owner {
        Part part;
        void init() { part = new Part(); } // shared
        synchronized void use() { part.n++; } // held: this
    }
    public static void main(String[] args) {
        Owner owner = new Owner(); // shared
        owner.init(); // @init not parallel: run
        new Thread(() -> owner.use()).start(); // @run not parallel: init, parallel: main
        owner.use(); // @main parallel: run
    }
}
