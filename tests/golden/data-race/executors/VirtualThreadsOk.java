// They are joined one after the other.
// run: raddle scan --only data-race --jdk $JDK25 $CLASSES
// jdk: 25
// expect: none
class VirtualThreadsOk {
	static int n;
	public static void main(String[] args) throws Exception {
		Thread t = Thread.startVirtualThread(() -> n++);
		t.join();
		Thread u = Thread.ofVirtual().start(() -> n++);
		u.join();
	}
}
