// jdk: 25
// Instance main without arguments in a named class.
class InstanceMain25 {
	int field = 5;

	void main() {
		IO.println("instance " + field);
		System.out.println(getClass().getSimpleName());
	}
}
