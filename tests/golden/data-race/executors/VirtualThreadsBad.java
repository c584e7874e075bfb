// Virtual threads race like others.
// run: raddle scan --only data-race --jdk $JDK25 $CLASSES
// jdk: 25
// expect: data-race field=VirtualThreadsBad.n
class VirtualThreadsBad {
	static int n;
	public static void main(String[] args) throws Exception {
		Thread t = Thread.startVirtualThread(() -> n++);
		Thread u = Thread.ofVirtual().start(() -> n++);
		u.join();
	}
}
